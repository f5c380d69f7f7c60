import type { Tool } from '../../domain/tool';

export interface ToolPickerProps {
  /** The control at which it is positioned. */
  anchor: HTMLElement;
  /** The title, such as 'Add a tool'. */
  title: string;
  /** The tools that are already compared. */
  compared: readonly Tool[];
  onChoose: (tool: Tool) => void;
  onClose: () => void;
}
