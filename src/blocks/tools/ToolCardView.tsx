import Check from '@mui/icons-material/Check';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { categoryLabel } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { labelOf, pricingModels } from '../../domain/options';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { cutText, formatCount } from '../../lib/text';
import { Badge } from '../../ui/Badge';
import { MarkedText } from '../../ui/MarkedText';
import { StarRating } from '../../ui/StarRating';
import { ToolLogo } from '../../ui/ToolLogo';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

import { CompareButton } from './CompareButton';
import { Body, Card, Description, Features, Foot, Head, Pricing } from './parts/cardPieces';
import { SaveIconButton } from './SaveIconButton';

interface Props {
  tool: Tool;
  headingLevel?: 'h2' | 'h3';
}

/** A tool as it stands in every grid. The whole card opens the tool; Save and Compare lie above that. */
export const ToolCardView = memo(function ToolCardView({ tool, headingLevel: Heading = 'h2' }: Props) {
  const features = tool.features.slice(0, limits.cardFeatures);
  const titleId = `tool-${tool.id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Body>
        <Head>
          <ToolLogo src={tool.logo} name={tool.name} size={44} radius={11} />
          <div className="names">
            <Heading>
              <Link id={titleId} to={paths.tool(tool.slug)} title={tool.name}>
                {tool.name}
              </Link>
              {tool.reviewed ? <VerifiedOutlined titleAccess="Editor reviewed" /> : null}
            </Heading>
            <p>
              {categoryLabel(tool.category)}
              {tool.trending ? ' · Trending' : null}
            </p>
          </div>
          <SaveIconButton tool={tool} />
        </Head>
        <Description>{tool.shortDescription}</Description>
        {features.length > 0 ? (
          <Features>
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
          <Pricing>
            {tool.pricingModel === '' ? null : (
              <Badge tone={tool.pricingModel === 'free' ? 'success' : 'muted'}>
                {labelOf(pricingModels, tool.pricingModel)}
              </Badge>
            )}
            {tool.pricing === '' ? null : <span>{cutText(tool.pricing, limits.cardPricingLength)}</span>}
          </Pricing>
        ) : null}
      </Body>
      <Foot>
        <span className="rating">
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
        </span>
        <CompareButton tool={tool} />
      </Foot>
    </Card>
  );
});
