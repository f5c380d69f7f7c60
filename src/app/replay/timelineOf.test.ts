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
  'each entry of %s has the state to which its actions lead',
  (name) => {
    const session = recorded(name);
    const timeline = timelineOf(session);
    expect(timeline).toHaveLength(session.actions.length + 1);
    for (const at of [0, 1, Math.floor(session.actions.length / 2), session.actions.length]) {
      const { state } = replaySession({ ...session, actions: session.actions.slice(0, at) });
      expect(timeline[at]?.state).toEqual(state);
      expect(timeline[at]?.faults).toEqual([]);
    }
  },
);

test('a session with an error and a broken invariant says so at their actions', () => {
  const tool = toolOf(rawTool('Alpha'));
  const damaged = { type: toolBookmarked.type, payload: null };
  const timeline = timelineOf({
    preloadedState: undefined,
    actions: [routeTo('/tools'), toolBookmarked(tool), damaged, routeTo('/about')],
  });
  expect(timeline).toHaveLength(4);
  expect(timeline.at(-1)?.faults).toEqual([expect.stringContaining('The reducer threw')]);
  expect(timeline.slice(0, 3).flatMap(({ faults }) => faults)).toEqual([]);
});

test('events are played at their recorded times, long pauses cut, without times a second apart', () => {
  const actions = [routeTo('/a'), routeTo('/b'), routeTo('/c')];
  const untimed = timelineOf({ preloadedState: undefined, actions });
  expect(untimed.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000]);
  expect(untimed.some(({ isTimed }) => isTimed)).toBe(false);
  const at = [0, 400, 60_000];
  const timeline = untimed.map((entry) => ({ ...entry, at: at[entry.number - 1] ?? 0 }));
  expect(pauseAfter(timeline, 1, 1)).toBe(400);
  expect(pauseAfter(timeline, 1, 8)).toBe(50);
  expect(pauseAfter(timeline, 2, 0.5)).toBe(longestPauseMs * 2);
});
