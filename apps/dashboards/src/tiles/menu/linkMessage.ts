/** The message to the page around the frame when the user follows a link of a tile. */
export interface LinkMessageParams {
  tile: string;
  /** Id of the mark that the link belongs to. */
  mark: string;
  /** Text of the link. */
  label: string;
  /** Address within the app. */
  url: string;
  newTab: boolean;
}

/** The vendor's message about a followed link. */
export function linkMessage({ tile, mark, label, url, newTab }: LinkMessageParams) {
  return {
    type: 'drillmenu:click',
    label,
    link_type: 'url',
    url,
    modal: false,
    context: JSON.stringify({ tile, mark }),
    addFilterJson: null,
    newTab,
  } as const;
}
