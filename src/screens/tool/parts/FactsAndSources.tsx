import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';

import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { areFactsOld, type Source } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { hostOf } from '../../../lib/urls';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';

import { Section } from './Section';

function SourceRow({ source: { title, url, checkedAt }, isLast }: { source: Source; isLast: boolean }) {
  return (
    <ListItem
      divider={!isLast}
      sx={{
        flexWrap: 'wrap',
        alignItems: { xs: 'flex-start', md: 'center' },
        gap: '2px 12px',
        px: 4.5,
        py: 2.5,
        typography: 'body2',
      }}
    >
      <LinkIcon aria-hidden="true" sx={{ mt: { xs: '2px', md: 0 }, fontSize: 18, color: 'text.tertiary' }} />
      <Link
        href={url}
        target="_blank"
        rel="noopener"
        sx={{ flex: { xs: 1, md: '1 1 16em' }, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {title}
        <ExternalLinkHint />
      </Link>
      {/* On phones under the title. */}
      <Typography
        variant="caption"
        sx={{ width: { xs: '100%', md: 'auto' }, pl: { xs: '30px', md: 0 }, color: 'text.tertiary' }}
      >
        {hostOf(url)}
        {checkedAt === '' ? '' : ` · as of ${formatDate(checkedAt)}`}
      </Typography>
    </ListItem>
  );
}

interface Props {
  tool: Tool;
  /** Whether the whole record is there: lists have no sources. */
  isComplete: boolean;
}

/** Where a record's facts come from, and how to report one that is wrong (trust-9). */
export function FactsAndSources({
  tool: { name, sources, factsCheckedAt, areFiguresSamples },
  isComplete,
}: Props) {
  const day = formatDate(factsCheckedAt);
  const isOld = areFactsOld(factsCheckedAt, useSelector(selectStartedAt));
  const said = [
    day === '' ? '' : `Facts checked ${day}${isOld ? `, more than ${limits.oldFactsDays} days ago` : ''}`,
    sources.length > 0 ? countOf(sources.length, 'source', 'sources') : '',
    sources.length === 0 && isComplete ? 'No sources are listed yet.' : '',
  ].filter((part) => part !== '');
  return (
    <Section
      title="Facts and sources"
      action={
        <Button
          component={SiteLink}
          to={`${paths.contact}?subject=${encodeURIComponent(`Error in ${name}`)}`}
          size="small"
          startIcon={<FlagOutlined />}
        >
          Report an error
        </Button>
      }
    >
      <Typography variant="body2" sx={{ mt: -2, mb: 3, color: 'text.secondary' }}>
        {said.join(' · ')}
      </Typography>
      {sources.length > 0 ? (
        <Paper component={List} variant="outlined" disablePadding>
          {sources.map((source, index) => (
            <SourceRow key={index} source={source} isLast={index === sources.length - 1} />
          ))}
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
