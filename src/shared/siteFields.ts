/** Public settings of the hosted search. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins in place of those of the service. */
  hosts?: readonly string[];
}

/** Settings for the addresses that results lead to. */
export interface ResultSettings {
  /** Source of a regular expression: results with such an address are loaded as another site is. */
  externalUrlRegex?: string;
  /** Source of a regular expression, and what takes the place of each match in a path. */
  replaceSearchResultPathname?: { from: string; to: string };
}

/** Where the hosted assistant comes from and what starts it; both are public. */
export interface HostedAssistant {
  scriptUrl: string;
  clientKey: string;
}

/**
 * What the browser knows of the site besides what Docusaurus has settings for: `customFields` of its configuration, which holds them
 * to this type. `config/environment.ts` and `config/search.ts` have checked the values.
 *
 * A type and no interface: Docusaurus knows these fields as a record, which TypeScript takes for no interface.
 */
export type SiteFields = {
  repositoryUrl: string;
  repositoryBranch: string;
  /** `undefined`: the embedded search is used. */
  hostedSearch?: HostedSearch;
  searchResults?: ResultSettings;
  /** `undefined`: the embedded assistant is used. */
  hostedAssistant?: HostedAssistant;
};
