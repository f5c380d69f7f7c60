import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';

import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { checkedDay, type Source } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { formatDate } from '../../../lib/dates';
import { countOf, joinNonEmpty } from '../../../lib/text';
import { hostOf } from '../../../lib/urls';
import { ExternalLink } from '../../../ui/ExternalLink';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';

import { Section } from './Section';

/** Also styles its rows; on phones the site of a source is below its title. */
const Sources = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '18px 1fr fit-content(50%)',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '10px 18px',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& > li > svg': { color: theme.vars.palette.text.tertiary, fontSize: 18 },
  '& > li > span': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: {
    '& > li': { gridTemplateColumns: '18px 1fr', alignItems: 'start' },
    '& > li > svg': { marginTop: 2 },
    '& > li > span': { gridColumn: 2 },
  },
}));

function SourceRow({ source: { title, url, checkedAt } }: { source: Source }) {
  return (
    <li>
      <LinkIcon aria-hidden="true" />
      <ExternalLink href={url} target="_blank" rel="noopener">
        {title}
        <ExternalLinkHint />
      </ExternalLink>
      <span>
        {hostOf(url)}
        {checkedAt === '' ? '' : ` · as of ${formatDate(checkedAt)}`}
      </span>
    </li>
  );
}

interface Props {
  tool: Tool;
  /** Whether the whole record is loaded; tools from lists have no sources. */
  isComplete: boolean;
}

/** The sources of a record's facts, and how to report a wrong one (trust-9). */
export function FactsAndSources({
  tool: { name, sources, factsCheckedAt, areFiguresSamples },
  isComplete,
}: Props) {
  const day = checkedDay(factsCheckedAt, useSelector(selectStartedAt));
  const summary = joinNonEmpty([
    day === '' ? '' : `Facts checked ${day}`,
    sources.length > 0 ? countOf(sources.length, 'source', 'sources') : '',
    sources.length === 0 && isComplete ? 'No sources are listed yet.' : '',
  ]);
  return (
    <Section
      title="Facts and sources"
      action={
        <Button
          component={SiteLink}
          to={paths.contactAbout(`Error in ${name}`)}
          size="small"
          startIcon={<FlagOutlined />}
        >
          Report an error
        </Button>
      }
    >
      <Typography variant="body2" sx={{ mt: -2, mb: 3, color: 'text.secondary' }}>
        {summary}
      </Typography>
      {sources.length > 0 ? (
        <Paper variant="outlined">
          <Sources role="list">
            {sources.map((source, index) => (
              <SourceRow key={index} source={source} />
            ))}
          </Sources>
        </Paper>
      ) : null}
      {areFiguresSamples ? (
        <Typography variant="caption" component="p" sx={{ mt: 2.5, color: 'text.tertiary' }}>
          Ratings and counts are not facts: they are samples.{' '}
          <TextLink to={paths.howWeReview} underline="always" color="inherit">
            How we review
          </TextLink>
        </Typography>
      ) : null}
    </Section>
  );
}
