export function nativeImport<T>(specifier: string): Promise<T>;
