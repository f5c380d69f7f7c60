import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment, type ReactNode } from 'react';

import { categoryOf } from '../../../domain/categories';
import { industryLabel } from '../../../domain/industryLabel';
import { listingUrl } from '../../../domain/listingUrl';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { formatDate } from '../../../lib/dates';
import { belowFold } from '../../../ui/belowFold';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';

import { FactTerm } from './FactTerm';

interface FactProps {
  term: string;
  /** Places a short value beside its term instead of below it. */
  inline?: boolean;
  children: ReactNode;
}

function Fact({ term, inline = false, children }: FactProps) {
  return (
    <Stack
      direction={inline ? 'row' : 'column'}
      sx={{
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1.5,
        py: 3.5,
        borderTop: 1,
        borderColor: 'line.main',
        // Below 1024 px the frame already has a line there.
        '&:first-of-type': { borderTopWidth: { xs: 0, lg: 1 } },
      }}
    >
      <FactTerm>{term}</FactTerm>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Stack>
  );
}

/** Lets a long label wrap. */
const wholeLabel = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 22,
  [`& .${chipClasses.label}`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

const linkChip = {
  minHeight: 28,
  borderColor: 'line.strong',
  borderRadius: 1,
  '&, &.Mui-focusVisible': { bgcolor: 'transparent' },
  color: 'text.primary',
  [`& .${chipClasses.label}`]: { px: 2.5, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** Labels as chips. */
function Chips({ labels }: { labels: readonly string[] }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {labels.map((label) => (
        <Chip key={label} label={label} sx={wholeLabel} />
      ))}
    </Stack>
  );
}

/** Category, subcategories, best for, integrations and date, as far as known (tool-11, tool-12). */
export function ToolDetails({ tool }: { tool: Tool }) {
  const category = categoryOf(tool.category);
  const date = formatDate(tool.lastUpdated);
  return (
    <Box {...belowFold} sx={{ order: 3 }}>
      <Box
        sx={{
          mt: { xs: 10, lg: 0 },
          p: { lg: '14px 20px 6px' },
          border: '0 solid',
          borderColor: 'line.main',
          borderWidth: { lg: '0 1px 1px' },
          borderRadius: { lg: '0 0 12px 12px' },
          bgcolor: { lg: 'background.paper' },
        }}
      >
        <Typography
          variant="h3"
          component="h2"
          sx={(theme) => ({ mb: 4, [theme.breakpoints.up('lg')]: visuallyHidden })}
        >
          Details
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            px: { xs: 5, lg: 0 },
            py: { xs: 0.5, lg: 0 },
            border: { xs: 1, lg: 0 },
            borderColor: { xs: 'line.main' },
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            typography: 'body2',
          }}
        >
          {category ? (
            <Fact term="Category" inline>
              <TextLink to={paths.category(category.slug)}>{category.name}</TextLink>
            </Fact>
          ) : null}
          {tool.subcategories.length > 0 ? (
            <Fact term="Subcategories">
              <Stack
                component="ul"
                role="list"
                direction="row"
                sx={{ flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
              >
                {tool.subcategories.map((subcategory) => (
                  <li key={subcategory}>
                    <Chip
                      component={SiteLink}
                      to={listingUrl({ category: category?.slug ?? '', subcategory })}
                      clickable
                      variant="outlined"
                      label={subcategory}
                      sx={[wholeLabel, linkChip]}
                    />
                  </li>
                ))}
              </Stack>
            </Fact>
          ) : null}
          {tool.industryFit.length > 0 ? (
            <Fact term="Best For">
              {tool.industryFit.map((industry, index) => (
                <Fragment key={industry}>
                  {index > 0 ? ', ' : null}
                  <TextLink to={listingUrl({ industry })}>{industryLabel(industry)}</TextLink>
                </Fragment>
              ))}
            </Fact>
          ) : null}
          {tool.integratedWith.length > 0 ? (
            <Fact term="Integrations">
              <Chips labels={tool.integratedWith} />
            </Fact>
          ) : null}
          {date === '' ? null : (
            <Fact term="Last Updated" inline>
              <time dateTime={tool.lastUpdated}>{date}</time>
            </Fact>
          )}
        </Box>
      </Box>
      <TextLink
        to={paths.contactAbout('Premium Listing')}
        sx={{
          typography: 'body2',
          fontWeight: 500,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mt: 3,
          px: 5,
          py: 3.5,
          border: 1,
          borderColor: 'line.main',
          borderRadius: 1.5,
          color: 'text.primary',
          transition: 'border-color 120ms ease',
          '&:hover': { borderColor: 'line.strong', textDecoration: 'none' },
        }}
      >
        <span>
          <strong style={{ display: 'block', fontWeight: 500 }}>Premium Listing</strong>
          <Typography variant="caption" sx={{ lineHeight: '1.375rem', color: 'text.tertiary' }}>
            Is this your product? Feature it here.
          </Typography>
        </span>
        <ChevronRight aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary' }} />
      </TextLink>
    </Box>
  );
}
