import { memo } from 'react';
import { useSelector } from 'react-redux';

import { selectToolById, type ToolsState } from '../../catalogue/toolsSlice';

import { ToolCardView } from './ToolCardView';

interface Props {
  id: string;
  headingLevel?: 'h2' | 'h3';
}

/** The card of a tool in the entity table; renders nothing without one. */
export const ToolCard = memo(function ToolCard({ id, headingLevel = 'h2' }: Props) {
  const tool = useSelector((state: { tools: ToolsState }) => selectToolById(state, id));
  return tool ? <ToolCardView tool={tool} headingLevel={headingLevel} /> : null;
});
