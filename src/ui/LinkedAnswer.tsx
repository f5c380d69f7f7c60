import { TextLink } from './TextLink';

interface Props {
  text: string;
  /** The paths by the words of the text that lead to them. */
  links: Readonly<Record<string, string>>;
}

/** An answer of a `FaqList` in which some words are links. */
export function LinkedAnswer({ text, links }: Props) {
  const anyLinkedWords = new RegExp(`(${Object.keys(links).join('|')})`);
  return (
    <p>
      {text.split(anyLinkedWords).map((part) => {
        const to = links[part];
        return to === undefined ? (
          part
        ) : (
          <TextLink key={part} to={to} underline="always">
            {part}
          </TextLink>
        );
      })}
    </p>
  );
}
