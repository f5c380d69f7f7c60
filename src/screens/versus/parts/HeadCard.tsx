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

/** Container queries, since two or three cards are side by side; in rem, so that large text has as much room. */
const inColumn = '@container (max-width: 30rem)';
const whereNarrow = '@container (max-width: 17rem)';

function Price({ tool }: { tool: Tool }) {
  const price = priceLineOf(tool);
  const { text } = price;
  const spoken = spokenPrice(text);
  return (
    <Stack
      direction="row"
      sx={{
        // Beside the button it takes what room there is, without asking for more.
        contain: 'inline-size',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 1,
        mt: 1.5,
        typography: 'body2',
        [inColumn]: { contain: 'none' },
      }}
    >
      <PriceBadge price={price} />
      {text === '' ? null : <span aria-hidden={spoken === text ? undefined : true}>{text}</span>}
      {spoken === text ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
    </Stack>
  );
}

function TryLink({ tool: { name, websiteUrl } }: { tool: Tool }) {
  const noteId = useId();
  return (
    <Box
      sx={{
        maxWidth: '55%',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        [inColumn]: { maxWidth: '100%', textAlign: 'start' },
      }}
    >
      <Button
        component="a"
        href={withReferral(websiteUrl)}
        target="_blank"
        rel="noopener sponsored"
        endIcon={<NorthEast />}
        aria-describedby={noteId}
        sx={{
          // A long name takes a second line.
          height: 'auto',
          minHeight: 40,
          maxWidth: '100%',
          py: 1.5,
          whiteSpace: 'normal',
        }}
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
            flex: '1 0 auto',
            [whereNarrow]: { flexDirection: 'column', alignItems: 'start' },
          }}
        >
          <ToolLogo tool={tool} size={64} radius={16} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {/* With its logo a name has up to 55 % of the card. The mark goes on the next line when it fills its own. */}
            <Box
              sx={{
                maxWidth: 'calc(55cqi - 96px)',
                overflowWrap: 'anywhere',
                [inColumn]: { maxWidth: 'none' },
              }}
            >
              <TextLink to={paths.tool(tool.slug)} color="inherit" sx={{ typography: 'h3' }}>
                {tool.name}
              </TextLink>
              {tool.reviewed ? (
                <>
                  {' '}
                  <ReviewedIcon
                    aria-hidden="true"
                    sx={{ ml: 1, fontSize: 20, verticalAlign: '-0.2em', color: 'primary.text' }}
                  />
                  <VisuallyHidden>Editor reviewed</VisuallyHidden>
                </>
              ) : null}
            </Box>
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
