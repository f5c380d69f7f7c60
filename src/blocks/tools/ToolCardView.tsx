import Check from '@mui/icons-material/Check';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { categoryLabel } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import { priceLineOf } from '../../domain/priceLine';
import type { Tool } from '../../domain/tool';
import { countOf, cutText } from '../../lib/text';
import { MarkedText } from '../../ui/MarkedText';
import { StarRating } from '../../ui/StarRating';
import { ToolLogo } from '../../ui/ToolLogo';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

import { CompareButton } from './CompareButton';
import { Content, Description, Features, Pricing, Rating } from './parts/toolCard.styles';
import { SaveIconButton } from './SaveIconButton';

interface Props {
  tool: Tool;
  headingLevel?: 'h2' | 'h3';
}

function subheaderOf({ category, status, trending }: Tool): string {
  const mark = status?.kind === 'discontinued' ? 'Discontinued' : trending ? 'Trending' : '';
  return [categoryLabel(category), mark].filter((part) => part !== '').join(' · ');
}

/**
 * A tool's card (list-14, list-17). Its title's link is stretched over the card (ui/theme/cardOverrides); Save and
 * Compare are above it.
 */
export const ToolCardView = memo(function ToolCardView({ tool, headingLevel = 'h2' }: Props) {
  const features = tool.features.slice(0, limits.cardFeatures);
  const price = priceLineOf(tool);
  const titleId = `tool-${tool.id}`;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardHeader
        avatar={<ToolLogo src={tool.logo} name={tool.name} category={tool.category} size={44} radius={11} />}
        title={
          <>
            <Link component={RouterLink} id={titleId} to={paths.tool(tool.slug)} noWrap title={tool.name}>
              {tool.name}
            </Link>
            {tool.reviewed ? <VerifiedOutlined fontSize="small" titleAccess="Editor reviewed" /> : null}
          </>
        }
        subheader={subheaderOf(tool)}
        action={<SaveIconButton tool={tool} />}
        slotProps={{ title: { component: headingLevel }, subheader: { component: 'p' } }}
      />
      <Content>
        <Description variant="body2">{tool.shortDescription}</Description>
        {features.length > 0 ? (
          <Features variant="caption" component="ul">
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden="true" />
                <span>
                  <MarkedText text={feature} />
                </span>
              </li>
            ))}
          </Features>
        ) : null}
        {price.badge !== '' || price.text !== '' ? (
          <Pricing variant="caption" component="div">
            {price.badge === '' ? null : (
              <Chip color={price.isFree ? 'success' : 'default'} label={price.badge} />
            )}
            {price.text === '' ? null : <span>{cutText(price.text, limits.cardPricingLength)}</span>}
          </Pricing>
        ) : null}
      </Content>
      <CardActions>
        <Rating variant="caption" component="div">
          <StarRating rating={tool.rating} isSample={tool.areFiguresSamples} />
          {tool.rating > 0 ? (
            <strong aria-hidden="true">{tool.rating.toFixed(1)}</strong>
          ) : (
            <VisuallyHidden>No ratings yet</VisuallyHidden>
          )}
          {tool.reviewCount > 0 ? (
            <span>
              {countOf(tool.reviewCount, 'review', 'reviews')}
              {tool.areFiguresSamples ? ' · sample' : ''}
            </span>
          ) : null}
        </Rating>
        <CompareButton tool={tool} />
      </CardActions>
    </Card>
  );
});
