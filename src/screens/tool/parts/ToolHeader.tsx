import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { listingPath } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { useInitialCounts, useVotes } from '../../../features/votes/useVotes';
import { countOf } from '../../../lib/text';
import { StarRating } from '../../../ui/StarRating';
import { ToolLogo } from '../../../ui/ToolLogo';

import { Counts, Header, MetaLine, NameLine } from './toolHeader.styles';

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

/** Logo, name, badges, description, rating, counts, platforms and tags (tool-2). */
export function ToolHeader({ tool }: { tool: Tool }) {
  const votes = useVotes(tool.id);
  const initial = useInitialCounts(tool.id);
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
    <Header>
      <NameLine>
        <span className="wide">
          <ToolLogo src={tool.logo} name={tool.name} size={80} radius={20} />
        </span>
        <span className="narrow">
          <ToolLogo src={tool.logo} name={tool.name} size={64} radius={16} />
        </span>
        <Typography variant="h1">{tool.name}</Typography>
        {badges.length > 0 ? <div className="badges">{badges}</div> : null}
      </NameLine>
      {tool.description === '' ? null : (
        <Typography variant="lead" component="p" sx={{ color: 'text.secondary', maxWidth: '40em' }}>
          {tool.description}
        </Typography>
      )}
      <Counts>
        <li>
          <StarRating rating={tool.rating} size={18} />
          {tool.rating > 0 ? <strong aria-hidden="true">{tool.rating.toFixed(1)}</strong> : null}
          <span>({countOf(tool.reviewCount, 'review', 'reviews')})</span>
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
      </Counts>
      {tool.platforms.length > 0 || tool.tags.length > 0 ? (
        <MetaLine>
          {tool.platforms.length > 0 ? (
            <span className="platforms">
              <DevicesOutlined titleAccess="Platforms" />
              {tool.platforms.join(', ')}
            </span>
          ) : null}
          <ul aria-label="Tags">
            {tool.tags.map((tag) => (
              <li key={tag}>
                <Link to={listingPath({ tag })}>
                  <span aria-hidden="true">#</span>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </MetaLine>
      ) : null}
    </Header>
  );
}
