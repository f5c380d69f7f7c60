import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import { memo, useId } from 'react';
import { useSelector } from 'react-redux';

import { categoryLabel } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { cardStatusOf } from '../../domain/toolFacts';
import { selectStartedAt } from '../../features/visit/visitSlice';
import { unmarkedText } from '../../lib/inlineMarkup';
import { countOf, firstSentence } from '../../lib/text';
import { withoutLinks } from '../../lib/textLinks';
import { ReviewedIcon } from '../../ui/ReviewedIcon';
import { StarRating } from '../../ui/StarRating';
import { TextLink } from '../../ui/TextLink';
import { ToolLogo } from '../../ui/ToolLogo';

import { CompareButton } from './CompareButton';
import { Content, Description, EditorLine, Features, Rating, Status } from './parts/toolCard.styles';
import { PriceText } from './PriceText';
import { SaveIconButton } from './SaveIconButton';

interface Props {
  tool: Tool;
  headingLevel?: 'h2' | 'h3';
}

/**
 * The category, and the status from `cardStatusOf`. A prerendered page does not know the time, so facts are
 * only marked as old after hydration.
 */
function Caption({ tool }: { tool: Tool }) {
  const status = cardStatusOf(tool, useSelector(selectStartedAt));
  return (
    <>
      {categoryLabel(tool.category)}
      {status ? (
        <>
          {' · '}
          {status.tone === 'neutral' ? status.text : <Status data-tone={status.tone}>{status.text}</Status>}
        </>
      ) : null}
    </>
  );
}

/** Returns the text about the figures: the number of reviews, and whether they are samples or missing. */
function figuresOf({ rating, reviewCount, areFiguresSamples }: Tool): string {
  if (rating === 0 && reviewCount === 0) return 'No ratings yet';
  const reviews = reviewCount > 0 ? [countOf(reviewCount, 'review', 'reviews')] : [];
  return [...reviews, ...(areFiguresSamples ? ['sample'] : [])].join(' · ');
}

/**
 * A tool's card (list-14, list-17). The link of its title is stretched over the card
 * (ui/theme/cardOverrides), with the Save and Compare buttons above it.
 */
export const ToolCardView = memo(function ToolCardView({ tool, headingLevel = 'h2' }: Props) {
  const features = tool.features.slice(0, limits.cardFeatures);
  const verdict = firstSentence(withoutLinks(tool.editorVerdict));
  const figures = figuresOf(tool);
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardHeader
        avatar={<ToolLogo tool={tool} size={44} radius={11} />}
        title={
          <>
            <TextLink id={titleId} to={paths.tool(tool.slug)} noWrap title={tool.name}>
              {tool.name}
            </TextLink>
            {tool.reviewed ? <ReviewedIcon fontSize="small" titleAccess="Editor reviewed" /> : null}
          </>
        }
        subheader={<Caption tool={tool} />}
        action={<SaveIconButton tool={tool} />}
        slotProps={{ title: { component: headingLevel }, subheader: { component: 'p' } }}
      />
      <Content>
        <Description variant="body2">{tool.shortDescription}</Description>
        {features.length > 0 ? (
          <Features variant="caption" component="ul" role="list">
            {features.map((feature) => (
              <li key={feature}>{unmarkedText(feature)}</li>
            ))}
          </Features>
        ) : verdict === '' ? null : (
          <EditorLine variant="caption" component="p">
            <strong>Editor:</strong> {verdict}
          </EditorLine>
        )}
        <PriceText tool={tool} />
      </Content>
      <CardActions>
        <Rating variant="caption" component="div">
          <StarRating rating={tool.rating} isSample={tool.areFiguresSamples} />
          {tool.rating > 0 ? <strong aria-hidden="true">{tool.rating.toFixed(1)}</strong> : null}
          {figures === '' ? null : <span>{figures}</span>}
        </Rating>
        <CompareButton tool={tool} />
      </CardActions>
    </Card>
  );
});
