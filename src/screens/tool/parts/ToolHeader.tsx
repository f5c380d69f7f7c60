import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { svgIconClasses } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { listingUrl } from '../../../domain/listingUrl';
import type { Tool } from '../../../domain/tool';
import { useViewCounts, useVotes } from '../../../features/votes/useVotes';
import { countOf } from '../../../lib/text';
import { StarRating } from '../../../ui/StarRating';
import { styled } from '../../../ui/theme/styled';
import { ToolLogo } from '../../../ui/ToolLogo';

import { SampleNote } from './SampleNote';
import { StatusNote } from './StatusNote';

const CountItem = styled(ListItem)(({ theme }) => ({
  position: 'relative',
  gap: 8,
  width: 'auto',
  [`& > .${svgIconClasses.root}`]: { fontSize: 18, color: theme.vars.palette.text.tertiary },
}));

interface CountProps {
  icon: ReactNode;
  count: number | undefined;
  nouns: readonly [one: string, many: string];
  /** In em: the width of an initial count, reserved on a prerendered page until the tool is opened. */
  reservedWidth: number;
}

function Count({ icon, count, nouns: [one, many], reservedWidth }: CountProps) {
  if (count === undefined) {
    return (
      <CountItem disablePadding aria-hidden="true" style={{ visibility: 'hidden' }}>
        {icon}
        <span style={{ width: `${reservedWidth}em` }}>&nbsp;</span>
      </CountItem>
    );
  }
  return (
    <CountItem disablePadding>
      {icon}
      {countOf(count, one, many)}
    </CountItem>
  );
}

/** Logo, name, badges, description, rating, counts, platforms and tags (tool-2, tool-29). */
export function ToolHeader({ tool }: { tool: Tool }) {
  const votes = useVotes(tool.id);
  const initial = useViewCounts(tool.id);
  const views = tool.viewCount ?? initial?.views;
  const clicks = tool.clickCount ?? initial?.clicks;
  const badges = [
    tool.reviewed ? (
      <Chip key="reviewed" color="primary" icon={<VerifiedOutlined />} label="Editor reviewed" />
    ) : null,
    tool.trending ? <Chip key="trending" icon={<TrendingUpOutlined />} label="Trending" /> : null,
    tool.featured ? <Chip key="featured" icon={<StarBorderOutlined />} label="Featured" /> : null,
  ].filter((badge) => badge !== null);
  return (
    <Box component="header" sx={{ gridColumn: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          alignItems: 'center',
          columnGap: { xs: 4, md: 5 },
          rowGap: { xs: 4, md: 1.5 },
          mb: 5,
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'grid' }, gridRow: '1 / span 2' }}>
          <ToolLogo src={tool.logo} name={tool.name} category={tool.category} size={80} radius={20} />
        </Box>
        <Box component="span" sx={{ display: { xs: 'grid', md: 'none' } }}>
          <ToolLogo src={tool.logo} name={tool.name} category={tool.category} size={64} radius={16} />
        </Box>
        <Typography
          variant="h1"
          sx={{
            gridColumn: { md: 2 },
            gridRow: { md: badges.length > 0 ? 2 : '1 / span 2' },
            alignSelf: { md: badges.length > 0 ? 'start' : 'center' },
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          {tool.name}
        </Typography>
        {badges.length > 0 ? (
          <Stack
            direction="row"
            sx={{
              gridColumn: { xs: '1 / -1', md: 2 },
              gridRow: { md: 1 },
              alignSelf: { md: 'end' },
              flexWrap: 'wrap',
              gap: 2,
            }}
          >
            {badges}
          </Stack>
        ) : null}
      </Box>
      <StatusNote tool={tool} />
      {tool.description === '' ? null : (
        <Typography variant="lead" component="p" sx={{ color: 'text.secondary', maxWidth: '40em' }}>
          {tool.description}
        </Typography>
      )}
      <List
        disablePadding
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 5,
          rowGap: 2,
          my: 4,
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <CountItem disablePadding>
          <StarRating rating={tool.rating} size={18} isSample={tool.areFiguresSamples} />
          {tool.rating > 0 ? (
            <Box component="strong" aria-hidden="true" sx={{ color: 'text.primary' }}>
              {tool.rating.toFixed(1)}
            </Box>
          ) : null}
          <span>({countOf(tool.reviewCount, 'review', 'reviews')})</span>
          {tool.areFiguresSamples ? <SampleNote /> : null}
        </CountItem>
        <Count
          icon={<VisibilityOutlined aria-hidden="true" />}
          count={views}
          nouns={['view', 'views']}
          reservedWidth={4.7}
        />
        <Count
          icon={<AdsClickOutlined aria-hidden="true" />}
          count={clicks}
          nouns={['click', 'clicks']}
          reservedWidth={4.1}
        />
        <Count
          icon={<ThumbUpOutlined aria-hidden="true" />}
          count={votes?.upvotes}
          nouns={['helpful', 'helpful']}
          reservedWidth={4.7}
        />
      </List>
      {tool.platforms.length > 0 || tool.tags.length > 0 ? (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 6,
            rowGap: 2.5,
            pt: 3.5,
            borderTop: 1,
            borderColor: 'line.main',
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {tool.platforms.length > 0 ? (
            <Box
              component="span"
              sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              <DevicesOutlined titleAccess="Platforms" sx={{ fontSize: 18, color: 'text.tertiary' }} />
              {tool.platforms.join(', ')}
            </Box>
          ) : null}
          <List
            disablePadding
            aria-label="Tags"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, minWidth: 0 }}
          >
            {tool.tags.map((tag) => (
              <li key={tag}>
                <Link
                  component={RouterLink}
                  to={listingUrl({ tag })}
                  sx={{
                    fontSize: '0.8125rem',
                    lineHeight: '1.375rem',
                    color: 'text.secondary',
                    overflowWrap: 'anywhere',
                    '&:hover': { color: 'primary.text' },
                    '@media (pointer: coarse)': {
                      display: 'inline-flex',
                      alignItems: 'center',
                      minHeight: 32,
                    },
                  }}
                >
                  <Box component="span" aria-hidden="true" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                    #
                  </Box>
                  {tag}
                </Link>
              </li>
            ))}
          </List>
        </Stack>
      ) : null}
    </Box>
  );
}
