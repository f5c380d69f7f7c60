import NorthEast from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { PriceBadge } from '../../../blocks/tools/PriceBadge';
import { paths } from '../../../domain/paths';
import { priceLineOf, spokenPrice } from '../../../domain/priceLine';
import { withReferral } from '../../../domain/referral';
import type { Tool } from '../../../domain/tool';
import { isDiscontinued } from '../../../domain/toolFacts';
import { hostOf } from '../../../lib/urls';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { ReviewedIcon } from '../../../ui/ReviewedIcon';
import { TextLink } from '../../../ui/TextLink';
import { ToolLogo } from '../../../ui/ToolLogo';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Container queries, since two or three cards are side by side. */
const inColumn = '@container (max-width: 480px)';
const whereNarrow = '@container (max-width: 240px)';

function Price({ tool }: { tool: Tool }) {
  const price = priceLineOf(tool);
  const { text } = price;
  const spoken = spokenPrice(text);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1, mt: 1.5, typography: 'body2' }}
    >
      <PriceBadge price={price} />
      <span aria-hidden={spoken === text ? undefined : true}>{text}</span>
      {spoken === text ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
    </Stack>
  );
}

function TryLink({ tool: { name, websiteUrl } }: { tool: Tool }) {
  const noteId = useId();
  return (
    <Box sx={{ textAlign: 'center', [inColumn]: { textAlign: 'start' } }}>
      <Button
        component="a"
        href={withReferral(websiteUrl)}
        target="_blank"
        rel="noopener sponsored"
        endIcon={<NorthEast />}
        aria-describedby={noteId}
        sx={{ maxWidth: '100%' }}
      >
        Try {name}
        <ExternalLinkHint />
      </Button>
      <Typography id={noteId} variant="caption" component="p" sx={{ mt: 1.5, color: 'text.tertiary' }}>
        {hostOf(websiteUrl)} · may be an affiliate link
      </Typography>
    </Box>
  );
}

/**
 * A compared tool: logo, name, price, and a link to its site, or a note that it is discontinued (trust-11).
 */
export function HeadCard({ tool }: { tool: Tool }) {
  const isEnded = isDiscontinued(tool);
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size', p: { xs: 4.5, md: 6 } }}>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 4,
          [inColumn]: { flexDirection: 'column', alignItems: 'start' },
        }}
      >
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 4,
            minWidth: 0,
            [whereNarrow]: { flexDirection: 'column', alignItems: 'start' },
          }}
        >
          <ToolLogo tool={tool} size={64} radius={16} />
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
              <TextLink
                to={paths.tool(tool.slug)}
                color="inherit"
                sx={{ typography: 'h3', overflowWrap: 'anywhere' }}
              >
                {tool.name}
              </TextLink>
              {tool.reviewed ? (
                <>
                  <ReviewedIcon
                    aria-hidden="true"
                    sx={{ flexShrink: 0, fontSize: 20, color: 'primary.text' }}
                  />
                  <VisuallyHidden>Editor reviewed</VisuallyHidden>
                </>
              ) : null}
            </Stack>
            {isEnded ? null : <Price tool={tool} />}
          </Box>
        </Stack>
        {isEnded ? (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            Discontinued
          </Typography>
        ) : tool.websiteUrl === '' ? null : (
          <TryLink tool={tool} />
        )}
      </Stack>
    </Paper>
  );
}
