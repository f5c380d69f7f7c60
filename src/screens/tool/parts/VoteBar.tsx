import ThumbDown from '@mui/icons-material/ThumbDown';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';

import type { Tool } from '../../../domain/tool';
import { useVotes } from '../../../features/votes/useVotes';
import { type Vote, voteActionOf } from '../../../features/votes/votesSlice';
import { formatCount } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';
import { ToggleButton } from '../../../ui/ToggleButton';

const choices = [
  { vote: 'up', label: 'Helpful', On: ThumbUp, Off: ThumbUpOutlined },
  { vote: 'down', label: 'Not Helpful', On: ThumbDown, Off: ThumbDownOutlined },
] as const satisfies readonly { vote: Vote; label: string; On: unknown; Off: unknown }[];

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    width: '100%',
    '& > button': { flex: '1 0 calc(50% - 4px)', minWidth: 'min-content', height: 44, padding: '0 8px' },
  },
}));

/** Helpful and Not Helpful. The pressed button is the confirmation (tool-13), so there is no toast. */
export function VoteBar({ tool }: { tool: Tool }) {
  const dispatch = useDispatch();
  const votes = useVotes(tool.id);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="vote-title"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 4,
        px: 6,
        py: 5,
        bgcolor: 'background.subtle',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h2" id="vote-title">
          Did you find {tool.name} helpful?
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          Your vote stays in this browser.
          {tool.areFiguresSamples ? ' The counts start from samples.' : ''}
        </Typography>
      </Box>
      <Choices>
        {choices.map(({ vote, label, On, Off }) => {
          const isOn = votes?.userVote === vote;
          const count = vote === 'up' ? votes?.upvotes : votes?.downvotes;
          return (
            <ToggleButton
              key={vote}
              isOn={isOn}
              aria-pressed={isOn}
              startIcon={isOn ? <On /> : <Off />}
              onClick={() =>
                dispatch(voteActionOf({ id: tool.id, clicked: vote, shown: votes?.userVote ?? null }))
              }
            >
              {label}{' '}
              <Box
                component="span"
                sx={{ minWidth: { md: '1.6em' }, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
              >
                {count === undefined ? '' : formatCount(count)}
              </Box>
            </ToggleButton>
          );
        })}
      </Choices>
    </Paper>
  );
}
