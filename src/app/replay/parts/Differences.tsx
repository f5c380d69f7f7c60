import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { formatCount } from '../../../lib/text';
import { changesBetween, shownValue } from '../../session/stateChanges';
import type { TimelineEntry } from '../timelineOf';

import { Panel } from './Panel';

const maxListed = 100;
const maxCharacters = 300;

/** Shows what the chosen event changed in the state: path, value before, value after. */
export function Differences({ entry, before }: { entry: TimelineEntry; before: TimelineEntry | undefined }) {
  const changes = before ? changesBetween(before.state, entry.state) : [];
  return (
    <Panel id={useId()} title="What it changed">
      {changes.length === 0 ? (
        <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
          {before ? 'Nothing in the state.' : 'The state before the first event.'}
        </Typography>
      ) : (
        <Box
          component="dl"
          sx={{
            m: 0,
            p: 3,
            fontSize: '0.8125rem',
            lineHeight: '1.25rem',
            overflowWrap: 'anywhere',
            '& dt': { fontWeight: 600 },
            '& dd': { m: '0 0 8px', fontFamily: 'ui-monospace, monospace' },
            '& del': { color: 'error.text', textDecoration: 'none' },
            '& ins': { color: 'success.text', textDecoration: 'none' },
          }}
        >
          {changes.slice(0, maxListed).map((change) => (
            <div key={change.path}>
              <dt>{change.path}</dt>
              <dd>
                <del>Before: {shownValue(change.before, maxCharacters)}</del>
                <br />
                <ins>After: {shownValue(change.after, maxCharacters)}</ins>
              </dd>
            </div>
          ))}
          {changes.length > maxListed ? (
            <div>
              <dt>And {formatCount(changes.length - maxListed)} more</dt>
            </div>
          ) : null}
        </Box>
      )}
    </Panel>
  );
}
