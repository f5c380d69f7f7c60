import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import NorthEast from '@mui/icons-material/NorthEast';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

import { CompareButton } from '../../../blocks/tools/CompareButton';
import { useToolBookmark } from '../../../features/bookmarks/useToolBookmark';
import { labelOf, pricingModels } from '../../../domain/options';
import type { Tool } from '../../../domain/tool';
import { withReferral } from '../../../lib/referral';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { ToggleButton } from '../../../ui/ToggleButton';

const Panel = styled('div')(({ theme }) => ({
  marginTop: 20,
  [theme.breakpoints.up('lg')]: {
    marginTop: 0,
    padding: '20px 20px 0',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderBottom: 0,
    borderRadius: '12px 12px 0 0',
    background: theme.vars.palette.background.paper,
  },
}));

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  marginTop: 8,
  '@media (pointer: coarse)': { '& button': { height: 44 } },
});

const PricingFact = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '20px 0 0',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '& dt': { color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem' },
  '& dd': { margin: 0 },
  '& .text': { gridColumn: '1 / -1', fontWeight: 500 },
}));

/** Try, Save, Compare and the price (tool-9, tool-10). */
export function ToolActions({ tool }: { tool: Tool }) {
  const { isSaved, toggle } = useToolBookmark(tool);
  const address = withReferral(tool.websiteUrl, 'ai-toolshelf');
  return (
    <Panel>
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
        >
          Try Tool
          <ExternalLinkHint />
        </Button>
      )}
      <Pair>
        <ToggleButton
          isOn={isSaved}
          startIcon={isSaved ? <Bookmark /> : <BookmarkBorderOutlined />}
          onClick={toggle}
        >
          {isSaved ? 'Saved' : 'Save'}
        </ToggleButton>
        <CompareButton tool={tool} onPage />
      </Pair>
      {tool.pricing === '' && tool.pricingModel === '' ? null : (
        <PricingFact>
          <dt>Pricing</dt>
          {tool.pricingModel === '' ? null : (
            <dd>
              <Chip
                color={tool.pricingModel === 'free' ? 'success' : 'default'}
                label={labelOf(pricingModels, tool.pricingModel)}
              />
            </dd>
          )}
          {tool.pricing === '' ? null : <dd className="text">{tool.pricing}</dd>}
        </PricingFact>
      )}
    </Panel>
  );
}
