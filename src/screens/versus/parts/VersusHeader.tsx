import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';

import { CopyVersusLink } from '../../../blocks/comparison/CopyVersusLink';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { checkedDay } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { countOf } from '../../../lib/text';
import { TextLink } from '../../../ui/TextLink';

/**
 * The days on which each tool's facts were checked, at an ISO time; a single day if it is the same for all.
 */
function checkedText(tools: readonly Tool[], time: string): string {
  const days = tools.flatMap(({ name, factsCheckedAt }) =>
    factsCheckedAt === '' ? [] : [{ name, day: checkedDay(factsCheckedAt, time) }],
  );
  const [first] = days;
  if (!first) return '';
  const isSame = days.length === tools.length && days.every(({ day }) => day === first.day);
  return isSame
    ? `Facts checked ${first.day}`
    : `Facts checked: ${days.map(({ name, day }) => `${name} ${day}`).join('; ')}`;
}

/** The title, when the facts were checked, and 'Copy link'. */
export function VersusHeader({ tools }: { tools: readonly Tool[] }) {
  const sources = tools.reduce((sum, tool) => sum + tool.sources.length, 0);
  const time = useSelector(selectStartedAt);
  const said = [checkedText(tools, time), sources > 0 ? countOf(sources, 'source', 'sources') : ''];
  return (
    <Stack
      component="header"
      direction={{ md: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', md: 'flex-end' }, gap: 4 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {tools.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? (
                <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                  {' vs '}
                </Box>
              ) : null}
              {name}
            </Fragment>
          ))}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
          Prices, features and platforms side by side, and which of the {tools.length === 2 ? 'two' : 'three'}{' '}
          fits which work.
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.tertiary' }}>
          {said.map((part) => (part === '' ? '' : `${part} · `)).join('')}
          <TextLink to={paths.howWeReview} underline="always" color="inherit">
            How we review
          </TextLink>
        </Typography>
      </Box>
      <CopyVersusLink tools={tools} />
    </Stack>
  );
}
