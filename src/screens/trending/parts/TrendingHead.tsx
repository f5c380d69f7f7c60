import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { trendingLead } from '../../../domain/trendingText';
import { formatCount } from '../../../lib/text';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';

import { trendingCrumbs } from './trendingTexts';

/** Breadcrumb, title and lead; the current page is the screen's live region. */
export function TrendingHead({ page, pageCount }: { page: number; pageCount: number }) {
  return (
    <>
      <Breadcrumbs items={trendingCrumbs} />
      <Stack
        component="header"
        direction={{ md: 'row' }}
        sx={{ alignItems: { md: 'flex-end' }, justifyContent: 'space-between', columnGap: 8, mb: 6 }}
      >
        <div>
          <Typography variant="h1">Trending Tools</Typography>
          <Typography variant="lead" sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary' }}>
            {trendingLead}
          </Typography>
        </div>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{
            flexShrink: 0,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            '&:not(:empty)': { mt: { xs: 2.5, md: 0 } },
          }}
        >
          {pageCount > 1 ? `Page ${formatCount(page)} of ${formatCount(pageCount)}` : null}
        </Typography>
      </Stack>
    </>
  );
}
