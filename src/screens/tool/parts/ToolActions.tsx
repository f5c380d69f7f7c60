import NorthEast from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';

import { CompareButton } from '../../../blocks/tools/CompareButton';
import { labelOf, pricingModels } from '../../../domain/options';
import { paths } from '../../../domain/paths';
import { withReferral } from '../../../domain/referral';
import type { Tool } from '../../../domain/tool';
import { isDiscontinued } from '../../../domain/toolFacts';
import { useToolBookmark } from '../../../features/bookmarks/useToolBookmark';
import { useIsCompared } from '../../../features/compare/useIsCompared';
import { formatDate } from '../../../lib/dates';
import { isSameText } from '../../../lib/text';
import { hostOf } from '../../../lib/urls';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { ToggleButton } from '../../../ui/ToggleButton';

import { FactTerm } from './FactTerm';
import { ActionPair, Actions, Disclosure, Price } from './toolPage.styles';

/** Try, Save, Compare and the price (tool-9, tool-10). */
export const ToolActions = memo(function ToolActions({ tool }: { tool: Tool }) {
  const disclosureId = useId();
  const { isSaved, toggle } = useToolBookmark(tool);
  const isEnded = isDiscontinued(tool);
  const endDay = formatDate(tool.status?.at ?? '');
  // Stays once it is there: the focus would be lost with it.
  const [offersCompare, setOffersCompare] = useState(!isEnded);
  if (useIsCompared(tool.id) && !offersCompare) setOffersCompare(true);
  const pricingLabel = labelOf(pricingModels, tool.pricingModel);
  const address = isEnded ? '' : withReferral(tool.websiteUrl);
  return (
    <Actions>
      {isEnded ? (
        <Box sx={{ mb: 3, textAlign: 'center' }}>
          <Typography
            variant="body2"
            sx={{ py: 3.5, borderRadius: 1.25, bgcolor: 'background.muted', color: 'text.secondary' }}
          >
            {/* Also correct before that day: some tools announce their closing date. */}
            {endDay === '' ? 'No longer available' : `Not available as of ${endDay}`}
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
        <Disclosure id={disclosureId}>
          <strong>{hostOf(tool.websiteUrl)}</strong>
          May be an affiliate link: we may earn a commission. It never changes a verdict.
        </Disclosure>
      )}
      <ActionPair>
        <ToggleButton data-saves={paths.tool(tool.slug)} isOn={isSaved} icon="bookmark" onClick={toggle}>
          {isSaved ? 'Saved' : 'Save'}
        </ToggleButton>
        {offersCompare ? <CompareButton tool={tool} onPage /> : null}
      </ActionPair>
      {tool.pricing === '' && tool.pricingModel === '' ? null : (
        <Price>
          <FactTerm>Pricing</FactTerm>
          {tool.pricingModel === '' ? null : (
            <dd>
              <Chip color={tool.pricingModel === 'free' ? 'success' : 'default'} label={pricingLabel} />
            </dd>
          )}
          {tool.pricing === '' || isSameText(tool.pricing, pricingLabel) ? null : (
            <dd data-price="">{tool.pricing}</dd>
          )}
        </Price>
      )}
    </Actions>
  );
});
