import { readFileSync } from 'node:fs';
import path from 'node:path';

import { rawTool, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { readSession } from '../session/readSession';
import { replaySession } from '../session/replaySession';

import { timelineOf } from './timelineOf';
import { longestPauseMs, pauseAfter } from './usePlayback';

const recorded = (name: string) =>
  readSession(readFileSync(path.join(__dirname, '../../../tests/replays', `${name}.session.json`), 'utf8'));

// proves state-20
test.each(['first-visit', 'returning-visitor', 'failing-server-two-tabs'])(
  'each moment of %s has the state to which its actions lead',
  (name) => {
    const session = recorded(name);
    const moments = timelineOf(session);
    expect(moments).toHaveLength(session.actions.length + 1);
    for (const at of [0, 1, Math.floor(session.actions.length / 2), session.actions.length]) {
      const { state } = replaySession({ ...session, actions: session.actions.slice(0, at) });
      expect(moments[at]?.state).toEqual(state);
      expect(moments[at]?.faults).toEqual([]);
    }
  },
);

test('a session with an error and a broken invariant says so at their actions', () => {
  const tool = toolOf(rawTool('Alpha'));
  const damaged = { type: toolBookmarked.type, payload: null };
  const moments = timelineOf({
    preloadedState: undefined,
    actions: [routeTo('/tools'), toolBookmarked(tool), damaged, routeTo('/about')],
  });
  expect(moments).toHaveLength(4);
  expect(moments.at(-1)?.faults).toEqual([expect.stringContaining('The reducer threw')]);
  expect(moments.slice(0, 3).flatMap(({ faults }) => faults)).toEqual([]);
});

test('events are played at their recorded times, long pauses cut, without times a second apart', () => {
  const actions = [routeTo('/a'), routeTo('/b'), routeTo('/c')];
  const untimed = timelineOf({ preloadedState: undefined, actions });
  expect(untimed.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000]);
  const at = [0, 400, 60_000];
  const moments = untimed.map((moment) => ({ ...moment, at: at[moment.number - 1] ?? 0 }));
  expect(pauseAfter(moments, 1, 1)).toBe(400);
  expect(pauseAfter(moments, 1, 8)).toBe(50);
  expect(pauseAfter(moments, 2, 0.5)).toBe(longestPauseMs * 2);
});
