import ThumbDown from '@mui/icons-material/ThumbDown';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';

import type { Tool } from '../../../domain/tool';
import { useVotes } from '../../../features/votes/useVotes';
import { type Vote, voteCast } from '../../../features/votes/votesSlice';
import { formatCount } from '../../../lib/text';
import { ToggleButton } from '../../../ui/ToggleButton';

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  padding: '20px 24px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.subtle,
  '& h2': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { margin: 0, color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem', lineHeight: '1.25rem' },
  '& > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .buttons': { display: 'flex', gap: 8 },
  '& .count': { minWidth: '1.6em', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  [theme.breakpoints.down('md')]: {
    '& .buttons': { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
    '& button': { height: 44, padding: '0 8px' },
  },
}));

const choices = [
  { vote: 'up', label: 'Helpful', On: ThumbUp, Off: ThumbUpOutlined },
  { vote: 'down', label: 'Not Helpful', On: ThumbDown, Off: ThumbDownOutlined },
] as const satisfies readonly { vote: Vote; label: string; On: unknown; Off: unknown }[];

/** Helpful and Not Helpful; the button itself is the confirmation (tool-13). */
export function VoteBar({ tool }: { tool: Tool }) {
  const dispatch = useDispatch();
  const votes = useVotes(tool.id);
  return (
    <Bar aria-labelledby="vote-title">
      <div>
        <h2 id="vote-title">Did you find {tool.name} helpful?</h2>
        <p>Your vote stays in this browser.</p>
      </div>
      <div className="buttons">
        {choices.map(({ vote, label, On, Off }) => {
          const isOn = votes?.userVote === vote;
          const count = vote === 'up' ? votes?.upvotes : votes?.downvotes;
          return (
            <ToggleButton
              key={vote}
              isOn={isOn}
              aria-pressed={isOn}
              startIcon={isOn ? <On /> : <Off />}
              onClick={() => dispatch(voteCast({ id: tool.id, vote, shown: votes?.userVote ?? null }))}
            >
              {label} <span className="count">{count === undefined ? '' : formatCount(count)}</span>
            </ToggleButton>
          );
        })}
      </div>
    </Bar>
  );
}
