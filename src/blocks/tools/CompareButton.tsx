import { useDispatch } from 'react-redux';

import type { Tool } from '../../domain/tool';
import { toolAdded, toolRemoved } from '../../features/compare/compareSlice';
import { useIsCompared } from '../../features/compare/useIsCompared';
import { ToggleButton } from '../../ui/ToggleButton';

/** Adds a tool to the comparison or removes it; `onPage` is for the tool's own page (list-17, tool-10). */
export function CompareButton({ tool, onPage = false }: { tool: Tool; onPage?: boolean }) {
  const dispatch = useDispatch();
  const isOn = useIsCompared(tool.id);
  const names = isOn ? `Remove ${tool.name} from comparison` : `Compare ${tool.name}`;
  const offIcon = onPage ? 'compare' : 'add';
  return (
    <ToggleButton
      icon={isOn ? 'close' : offIcon}
      isOn={isOn}
      size={onPage ? 'medium' : 'small'}
      {...(onPage ? {} : { 'aria-label': names })}
      onClick={() => dispatch(isOn ? toolRemoved({ id: tool.id, name: tool.name }) : toolAdded(tool))}
    >
      {isOn ? 'Remove' : 'Compare'}
    </ToggleButton>
  );
}
