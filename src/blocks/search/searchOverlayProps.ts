export interface SearchOverlayProps {
  /** What was typed while the code was loading. */
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}
