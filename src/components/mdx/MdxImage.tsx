interface Props {
  readonly src: string;
  readonly alt: string;
  readonly title?: string;
  /** Measured by the build, so that the page does not move when the picture arrives. */
  readonly width: number;
  readonly height: number;
}

export function MdxImage({ src, alt, title, width, height }: Props) {
  return (
    <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
  );
}
