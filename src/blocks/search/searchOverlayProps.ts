export interface SearchOverlayProps {
  /** What was typed while the overlay's code was loading. */
  typed: string;
  onType?: (text: string) => void;
  onClose: () => void;
}
