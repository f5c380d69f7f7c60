import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatCount } from '../../../lib/text';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';

import { trendingCrumbs } from './trendingTexts';

const Head = styled('header')(({ theme }) => ({
  marginBottom: 24,
  '& [aria-live]': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
    '&:not(:empty)': { marginTop: 10 },
  },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 32,
    '& [aria-live]': { flexShrink: 0, '&:not(:empty)': { marginTop: 0 } },
  },
}));

/** Breadcrumb, title and lead; the current page is the screen's live region. */
export function TrendingHead({ page, pageCount }: { page: number; pageCount: number }) {
  return (
    <>
      <Breadcrumbs items={trendingCrumbs} />
      <Head>
        <div>
          <Typography variant="h1">Trending Tools</Typography>
          <Typography variant="lead" sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary' }}>
            The tools that get the most attention right now. Updated weekly.
          </Typography>
        </div>
        <p aria-live="polite">
          {pageCount > 1 ? `Page ${formatCount(page)} of ${formatCount(pageCount)}` : null}
        </p>
      </Head>
    </>
  );
}
