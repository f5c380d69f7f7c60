import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

import { listingUrl } from '../../../domain/listingUrl';
import type { Tool } from '../../../domain/tool';
import { useViewCounts, useVotes } from '../../../features/votes/useVotes';
import { countOf } from '../../../lib/text';
import { ReviewedIcon } from '../../../ui/ReviewedIcon';
import { StarRating } from '../../../ui/StarRating';
import { TextLink } from '../../../ui/TextLink';
import { ToolLogo } from '../../../ui/ToolLogo';

import { SampleNote } from './SampleNote';
import { StatusNote } from './StatusNote';
import { Figures, Header, Labels, Lead, Title } from './toolPage.styles';

interface CountProps {
  icon: ReactNode;
  count: number | undefined;
  nouns: readonly [one: string, many: string];
  /** The width of an initial count in em, reserved on a prerendered page until the tool is opened. */
  reservedWidth: number;
}

function Count({ icon, count, nouns: [one, many], reservedWidth }: CountProps) {
  if (count === undefined) {
    return (
      <li aria-hidden="true" style={{ visibility: 'hidden' }}>
        {icon}
        <span style={{ width: `${reservedWidth}em` }}>&nbsp;</span>
      </li>
    );
  }
  return (
    <li>
      {icon}
      {countOf(count, one, many)}
    </li>
  );
}

/** Rating, reviews and counts. Separate from the header, since the counts arrive after the tool is opened. */
function ToolFigures({ tool }: { tool: Tool }) {
  const votes = useVotes(tool.id);
  const initial = useViewCounts(tool.id);
  const views = tool.viewCount ?? initial?.views;
  const clicks = tool.clickCount ?? initial?.clicks;
  return (
    // Safari removes lists without markers from the accessibility tree.
    <Figures role="list">
      <li>
        <StarRating rating={tool.rating} size={18} isSample={tool.areFiguresSamples} />
        {tool.rating > 0 ? <strong aria-hidden="true">{tool.rating.toFixed(1)}</strong> : null}
        <span>({countOf(tool.reviewCount, 'review', 'reviews')})</span>
        {tool.areFiguresSamples ? <SampleNote /> : null}
      </li>
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
    </Figures>
  );
}

/** Logo, name, badges, description, rating, counts, platforms and tags (tool-2, tool-29). */
export const ToolHeader = memo(function ToolHeader({ tool }: { tool: Tool }) {
  const badges = [
    tool.reviewed ? (
      <Chip key="reviewed" color="primary" icon={<ReviewedIcon />} label="Editor reviewed" />
    ) : null,
    tool.trending ? <Chip key="trending" icon={<TrendingUpOutlined />} label="Trending" /> : null,
    tool.featured ? <Chip key="featured" icon={<StarBorderOutlined />} label="Featured" /> : null,
  ].filter((badge) => badge !== null);
  return (
    <Header>
      <Title>
        <span data-logo="wide">
          <ToolLogo tool={tool} size={80} radius={20} />
        </span>
        <span data-logo="narrow">
          <ToolLogo tool={tool} size={64} radius={16} />
        </span>
        <Typography variant="h1">{tool.name}</Typography>
        {badges.length > 0 ? <div data-badges="">{badges}</div> : null}
      </Title>
      <StatusNote tool={tool} />
      {tool.description === '' ? null : (
        <Lead variant="lead" component="p">
          {tool.description}
        </Lead>
      )}
      <ToolFigures tool={tool} />
      {tool.platforms.length > 0 || tool.tags.length > 0 ? (
        <Labels>
          {tool.platforms.length > 0 ? (
            <span>
              <DevicesOutlined titleAccess="Platforms" />
              {tool.platforms.join(', ')}
            </span>
          ) : null}
          {tool.tags.length > 0 ? (
            <Box component="ul" role="list" aria-label="Tags">
              {tool.tags.map((tag) => (
                <li key={tag}>
                  <TextLink to={listingUrl({ tag })}>
                    <span aria-hidden="true">#</span>
                    {tag}
                  </TextLink>
                </li>
              ))}
            </Box>
          ) : null}
        </Labels>
      ) : null}
    </Header>
  );
});
