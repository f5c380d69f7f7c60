import { memo } from 'react';

import { useToolEntity } from '../../catalogue/hooks';

import { ToolCardView } from './ToolCardView';

interface Props {
  id: string;
  headingLevel?: 'h2' | 'h3';
}

/** The card of a tool in the entity table. Renders nothing if the tool is not there. */
export const ToolCard = memo(function ToolCard({ id, headingLevel = 'h2' }: Props) {
  const tool = useToolEntity(id);
  return tool ? <ToolCardView tool={tool} headingLevel={headingLevel} /> : null;
});
