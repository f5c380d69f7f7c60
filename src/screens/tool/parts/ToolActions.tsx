import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import NorthEast from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { CompareButton } from '../../../blocks/tools/CompareButton';
import { labelOf, pricingModels } from '../../../domain/options';
import type { Tool } from '../../../domain/tool';
import { isDiscontinued } from '../../../domain/toolFacts';
import { useToolBookmark } from '../../../features/bookmarks/useToolBookmark';
import { useIsCompared } from '../../../features/compare/useIsCompared';
import { formatDate } from '../../../lib/dates';
import { withReferral } from '../../../lib/referral';
import { hostOf } from '../../../lib/urls';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { ToggleButton } from '../../../ui/ToggleButton';

import { FactTerm } from './FactTerm';

/** Try, Save, Compare and the price (tool-9, tool-10). */
export function ToolActions({ tool }: { tool: Tool }) {
  const disclosureId = useId();
  const { isSaved, toggle } = useToolBookmark(tool);
  const isEnded = isDiscontinued(tool);
  const endDay = formatDate(tool.status?.at ?? '');
  const isCompared = useIsCompared(tool.id);
  const address = isEnded ? '' : withReferral(tool.websiteUrl, 'ai-toolshelf');
  return (
    <Box
      sx={{
        order: 1,
        mt: { xs: 5, lg: 0 },
        p: { lg: '20px 20px 0' },
        border: '0 solid',
        borderColor: 'line.main',
        borderWidth: { lg: '1px 1px 0' },
        borderRadius: { lg: '12px 12px 0 0' },
        bgcolor: { lg: 'background.paper' },
      }}
    >
      {isEnded ? (
        <Box sx={{ mb: 3, textAlign: 'center' }}>
          <Typography
            variant="body2"
            sx={{ py: 3.5, borderRadius: 1.25, bgcolor: 'background.muted', color: 'text.secondary' }}
          >
            {/* True before the day as well: some tools say when they will close. */}
            {endDay === '' ? 'No longer available' : `Not available from ${endDay} on`}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 2.5, color: 'text.tertiary' }}>
            Kept for links and saved lists.
          </Typography>
        </Box>
      ) : null}
      {address === '' ? null : (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener sponsored"
          variant="contained"
          color="primary"
          size="large"
          fullWidth
          endIcon={<NorthEast />}
          aria-describedby={disclosureId}
        >
          Try Tool
          <ExternalLinkHint />
        </Button>
      )}
      {address === '' ? null : (
        <Typography
          id={disclosureId}
          variant="caption"
          component="p"
          sx={{ mt: 2.5, mb: 3, textAlign: 'center', color: 'text.tertiary' }}
        >
          <Box component="strong" sx={{ display: 'block', fontWeight: 500, color: 'text.secondary' }}>
            {hostOf(tool.websiteUrl)}
          </Box>
          May be an affiliate link: we may earn a commission. It never changes a verdict.
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          gap: 2,
          mt: 2,
          '@media (pointer: coarse)': { [`& .${buttonClasses.root}`]: { height: 44 } },
        }}
      >
        <ToggleButton
          isOn={isSaved}
          startIcon={isSaved ? <Bookmark /> : <BookmarkBorderOutlined />}
          onClick={toggle}
        >
          {isSaved ? 'Saved' : 'Save'}
        </ToggleButton>
        {isEnded && !isCompared ? null : <CompareButton tool={tool} onPage />}
      </Box>
      {tool.pricing === '' && tool.pricingModel === '' ? null : (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
            m: 0,
            mt: 5,
            pt: 3.5,
            borderTop: 1,
            borderColor: 'line.main',
            typography: 'body2',
          }}
        >
          <FactTerm>Pricing</FactTerm>
          {tool.pricingModel === '' ? null : (
            <Box component="dd" sx={{ m: 0 }}>
              <Chip
                color={tool.pricingModel === 'free' ? 'success' : 'default'}
                label={labelOf(pricingModels, tool.pricingModel)}
              />
            </Box>
          )}
          {tool.pricing === '' ? null : (
            <Typography variant="inherit" component="dd" sx={{ gridColumn: '1 / -1', fontWeight: 500 }}>
              {tool.pricing}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
