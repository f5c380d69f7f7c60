type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether a key press has a modifier, such as Alt+Left for Back, and so belongs to the browser instead of a
 * component.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey;
