import type { Tool } from '../../domain/tool';

export interface ToolPickerProps {
  /** The control that it is placed at. */
  anchor: HTMLElement;
  /** What it is for, such as 'Add a tool'. */
  title: string;
  /** The tools that are compared already. */
  compared: readonly Tool[];
  onChoose: (tool: Tool) => void;
  onClose: () => void;
}
