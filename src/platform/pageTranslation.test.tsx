import { render, screen, waitFor } from '@testing-library/react';

import { translatePage } from '../../tests/support/translatePage';

import { supportPageTranslation } from './pageTranslation';

interface Props {
  count: number;
  note?: boolean;
  icon?: boolean;
}

function Line({ count, note = false, icon = false }: Props) {
  return (
    <p data-testid="line">
      {icon ? <b>icon</b> : null}
      {count} tools
      {note ? ' of all' : ''}
    </p>
  );
}

// proves delivery-62
test('what React has rendered can change, come and go while the page is translated', async () => {
  supportPageTranslation();
  const { rerender } = render(<Line count={300} note />);
  const line = screen.getByTestId('line');
  translatePage();
  await waitFor(() => expect(line.textContent).toBe('[300][ tools][ of all]'));

  rerender(<Line count={7} note />);
  await waitFor(() => expect(line.textContent).toBe('[7][ tools][ of all]'));
  rerender(<Line count={7} />);
  await waitFor(() => expect(line.textContent).toBe('[7][ tools]'));
  rerender(<Line count={7} icon />);
  await waitFor(() => expect(line.textContent).toBe('[icon][7][ tools]'));
  rerender(<Line count={8} note />);
  await waitFor(() => expect(line.textContent).toBe('[8][ tools][ of all]'));
});
