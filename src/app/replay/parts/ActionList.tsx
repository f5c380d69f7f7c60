import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';

import { styled } from '../../../ui/theme/styled';
import { eventName } from '../../recording/eventName';
import { featureColor } from '../featureColor';
import { featureOf, type TimelineEntry } from '../timelineOf';

import { Panel } from './Panel';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '10px 1fr auto',
  alignItems: 'start',
  gap: 10,
  width: '100%',
  minHeight: 32,
  padding: '4px 12px',
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  '&[aria-current]': { backgroundColor: theme.vars.palette.primary.subtle, fontWeight: 500 },
  '&:focus-visible': { outlineOffset: -2 },
  '& small': { color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem', fontWeight: 400 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const seconds = (at: number) => `${(at / 1000).toFixed(1)} s`;

interface Props {
  timeline: readonly TimelineEntry[];
  shown: number;
  onChoose: (number: number) => void;
}

/** Lists the actions of a session, called events as in the report. The current step is the chosen one. */
export function ActionList({ timeline, shown, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[shown];
    const box = list.current?.parentElement;
    if (!(row instanceof HTMLElement) || !box) return;
    // `scrollIntoView` would scroll the page too.
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    const below = row.offsetTop + row.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [shown]);
  return (
    <Panel id={id} title="Events">
      <Box
        component="ol"
        role="list"
        ref={list}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { contentVisibility: 'auto', containIntrinsicHeight: '48px' },
        }}
      >
        {timeline.map((entry) => (
          <li key={entry.number}>
            <Row
              aria-current={entry.number === shown ? 'step' : undefined}
              onClick={() => onChoose(entry.number)}
            >
              <Box
                aria-hidden="true"
                sx={{
                  width: 10,
                  height: 10,
                  mt: '5px',
                  borderRadius: '3px',
                  bgcolor: featureColor(featureOf(entry)),
                }}
              />
              <span>
                {entry.action ? `${entry.number}. ${eventName(entry.action)}` : 'Before the first event'}
                <br />
                <small>
                  {entry.action
                    ? `${featureOf(entry)}, by ${entry.origin === 'tab' ? 'another tab' : `the ${entry.origin}`}`
                    : 'start'}
                </small>
                {entry.faults.map((fault) => (
                  <Typography
                    key={fault}
                    variant="caption"
                    component="span"
                    sx={{ display: 'block', color: 'error.text' }}
                  >
                    {fault}
                  </Typography>
                ))}
              </span>
              {entry.isTimed ? <small>{seconds(entry.at)}</small> : null}
            </Row>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
