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
import { labelOf, pricingModels } from '../../domain/options';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { cutText, formatCount } from '../../lib/text';
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

/**
 * A tool's card (list-14, list-17). Its title's link is stretched over the card (ui/theme/cardOverrides); Save and
 * Compare are above it.
 */
export const ToolCardView = memo(function ToolCardView({ tool, headingLevel = 'h2' }: Props) {
  const features = tool.features.slice(0, limits.cardFeatures);
  const titleId = `tool-${tool.id}`;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardHeader
        avatar={<ToolLogo src={tool.logo} name={tool.name} size={44} radius={11} />}
        title={
          <>
            <Link component={RouterLink} id={titleId} to={paths.tool(tool.slug)} noWrap title={tool.name}>
              {tool.name}
            </Link>
            {tool.reviewed ? <VerifiedOutlined fontSize="small" titleAccess="Editor reviewed" /> : null}
          </>
        }
        subheader={`${categoryLabel(tool.category)}${tool.trending ? ' · Trending' : ''}`}
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
        {tool.pricingModel !== '' || tool.pricing !== '' ? (
          <Pricing variant="caption" component="div">
            {tool.pricingModel === '' ? null : (
              <Chip
                color={tool.pricingModel === 'free' ? 'success' : 'default'}
                label={labelOf(pricingModels, tool.pricingModel)}
              />
            )}
            {tool.pricing === '' ? null : <span>{cutText(tool.pricing, limits.cardPricingLength)}</span>}
          </Pricing>
        ) : null}
      </Content>
      <CardActions>
        <Rating variant="caption" component="span">
          <StarRating rating={tool.rating} />
          {tool.rating > 0 ? (
            <strong aria-hidden="true">{tool.rating.toFixed(1)}</strong>
          ) : (
            <VisuallyHidden>No ratings yet</VisuallyHidden>
          )}
          {tool.reviewCount > 0 ? (
            <span>
              ({formatCount(tool.reviewCount)}
              <VisuallyHidden> reviews</VisuallyHidden>)
            </span>
          ) : null}
        </Rating>
        <CompareButton tool={tool} />
      </CardActions>
    </Card>
  );
});
