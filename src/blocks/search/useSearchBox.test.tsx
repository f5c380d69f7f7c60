import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createTestStore } from '../../../tests/support/testStore';

import { groups, type SearchOption } from './searchOptions';
import { useSearchBox } from './useSearchBox';

const optionOf = (label: string): SearchOption => ({
  key: label,
  group: groups.goTo,
  kind: 'page',
  label,
  to: `/${label}`,
});

function Box({ text, labels }: { text: string; labels: readonly string[] }) {
  const box = useSearchBox({
    id: 'box',
    text,
    options: labels.map(optionOf),
    onType: () => undefined,
    onLeave: () => undefined,
  });
  return (
    <div {...box.getRootProps()}>
      <input {...box.getInputProps()} />
      <ul {...box.getListboxProps()}>
        {labels.map((label, index) => {
          const { key, ...props } = box.getOptionProps({ option: optionOf(label), index });
          return (
            <li key={key} {...props}>
              {label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

// proves search-6
test('a highlighted option stays highlighted when the component renders again', () => {
  const { store } = createTestStore();
  const show = (text: string, labels: readonly string[]) => (
    <Provider store={store}>
      <MemoryRouter>
        <Box text={text} labels={labels} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(show('', ['start', 'trending']));
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  rerender(show('chatgpt', ['start', 'trending']));
  // The response for the text arrives.
  rerender(show('chatgpt', ['chatgpt', 'codex', 'mailer']));
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field).toHaveAttribute('aria-activedescendant', 'box-option-0');
  rerender(show('chatgpt', ['chatgpt', 'codex', 'mailer']));
  expect(field).toHaveAttribute('aria-activedescendant', 'box-option-0');
});
