import { act, render, screen } from '@testing-library/react';

import { holdClock } from '../../../tests/support/clock';
import { rawTool, toolOf } from '../../../tests/support/records';
import { noticeText } from '../../domain/noticeText';
import { AppThemeProvider } from '../../ui/AppThemeProvider';

import { PlainNotices } from './PlainNotices';

const removed = (name: string) => noticeText.toolBookmarkRemoved(toolOf(rawTool(name)), { type: 'undo' });

test('two notices of one text, about two tools, are two', async () => {
  holdClock();
  render(
    <AppThemeProvider>
      <PlainNotices notices={['Alpha', 'Beta'].map(removed)} />
    </AppThemeProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getAllByText('Tool removed from bookmarks')).toHaveLength(2);
});
