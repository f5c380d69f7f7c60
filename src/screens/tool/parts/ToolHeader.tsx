import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { listingPath } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { selectDrawnCounts, selectVotes, type VotesState } from '../../../features/votes/votesSlice';
import { countOf } from '../../../lib/text';
import { Badge } from '../../../ui/Badge';
import { StarRating } from '../../../ui/StarRating';
import { ToolLogo } from '../../../ui/ToolLogo';

import { Counts, Header, MetaLine, NameLine } from './headerPieces';

/** Logo, name, badges, description, rating, counts, platforms and tags. */
export function ToolHeader({ tool }: { tool: Tool }) {
  const votes = useSelector((state: { votes: VotesState }) => selectVotes(state, tool.id));
  const drawn = useSelector((state: { votes: VotesState }) => selectDrawnCounts(state, tool.id));
  const views = tool.viewCount ?? drawn?.views;
  const clicks = tool.clickCount ?? drawn?.clicks;
  const badges = [
    tool.reviewed ? (
      <Badge key="reviewed" tone="accent" icon={<VerifiedOutlined aria-hidden="true" />}>
        Editor reviewed
      </Badge>
    ) : null,
    tool.trending ? (
      <Badge key="trending" icon={<TrendingUpOutlined aria-hidden="true" />}>
        Trending
      </Badge>
    ) : null,
    tool.featured ? (
      <Badge key="featured" icon={<StarBorderOutlined aria-hidden="true" />}>
        Featured
      </Badge>
    ) : null,
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
        {views === undefined ? null : (
          <li>
            <VisibilityOutlined aria-hidden="true" />
            {countOf(views, 'view', 'views')}
          </li>
        )}
        {clicks === undefined ? null : (
          <li>
            <AdsClickOutlined aria-hidden="true" />
            {countOf(clicks, 'click', 'clicks')}
          </li>
        )}
        {votes ? (
          <li>
            <ThumbUpOutlined aria-hidden="true" />
            {countOf(votes.upvotes, 'helpful', 'helpful')}
          </li>
        ) : null}
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
