import CompareArrows from '@mui/icons-material/CompareArrows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useToolEntityBySlug } from '../../../catalogue/hooks';
import { useToolsBySlugs } from '../../../catalogue/useToolsBySlugs';
import { paths } from '../../../domain/paths';
import { priceLineOf } from '../../../domain/priceLine';
import type { Tool } from '../../../domain/tool';
import { type Alternative, isDiscontinued } from '../../../domain/toolFacts';
import { joinNonEmpty } from '../../../lib/text';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';
import { ToolLogo } from '../../../ui/ToolLogo';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

import { Section } from './Section';

/** Where three cells side by side have room for the names of most tools: the content is narrower beside the sidebar. */
const threeFit =
  '@media screen and (min-width: 720px) and (max-width: 1023.98px), screen and (min-width: 1180px)';

/** The price in a few words; without plans only the pricing model. */
function priceOf(tool: Tool): string {
  const { badge, text } = priceLineOf(tool);
  return joinNonEmpty([badge, tool.pricingPlans.length > 0 ? text : ''], ', ');
}

/** An alternative that is the better choice for some. */
function AlternativeCell({ tool, alternative: { slug, why } }: { tool: Tool; alternative: Alternative }) {
  const other = useToolEntityBySlug(slug);
  return (
    <Stack component="li" sx={{ gap: 3, minWidth: 0, p: 4.5, bgcolor: 'background.paper' }}>
      {/* Reserves space for name and price, which load later: in narrow columns a price takes two lines. */}
      <Stack
        direction="row"
        sx={{ gap: 3, alignItems: 'flex-start', minHeight: 46, [threeFit]: { minHeight: 66 } }}
      >
        {other ? <ToolLogo tool={other} size={36} radius={9} /> : null}
        <Box sx={{ minWidth: 0 }}>
          {other ? (
            <TextLink
              to={paths.tool(slug)}
              color="inherit"
              sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {other.name}
            </TextLink>
          ) : null}
          <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
            {other ? priceOf(other) : ''}
          </Typography>
        </Box>
      </Stack>
      <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {why}
      </Typography>
      {isDiscontinued(tool) || (other && isDiscontinued(other)) ? null : (
        <Button
          component={SiteLink}
          to={paths.versus([tool.slug, slug])}
          size="small"
          startIcon={<CompareArrows />}
          sx={{
            alignSelf: 'flex-start',
            // A long name takes a second line.
            height: 'auto',
            maxWidth: '100%',
            py: { xs: 2, md: 1 },
            whiteSpace: 'normal',
            textAlign: 'start',
          }}
        >
          Compare with {tool.name}
          <VisuallyHidden>{other ? ` and ${other.name}` : ''}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}

/**
 * The alternatives that the record names, each with when it is the better choice (trust-10, trust-11), and
 * links to the comparisons with them (versus-13). Those that cannot be read are left out.
 */
export function Alternatives({ tool }: { tool: Tool }) {
  const named = tool.alternatives.filter(({ slug }) => slug !== tool.slug);
  const { missing, failed } = useToolsBySlugs(named.map(({ slug }) => slug));
  const alternatives = named.filter(({ slug }) => !missing.includes(slug) && !failed.includes(slug));
  if (alternatives.length === 0) return null;
  return (
    <Section title={isDiscontinued(tool) ? 'Use instead' : 'Compare with'}>
      <Paper
        component="ul"
        role="list"
        variant="cells"
        sx={
          alternatives.length % 3 === 0
            ? { [threeFit]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }
            : {
                gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
                '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1' } },
              }
        }
      >
        {alternatives.map((alternative) => (
          <AlternativeCell key={alternative.slug} tool={tool} alternative={alternative} />
        ))}
      </Paper>
    </Section>
  );
}
