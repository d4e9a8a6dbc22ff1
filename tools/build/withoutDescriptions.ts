/**
 * In place of Module Federation's descriptions of its errors: their codes and the addresses of their documentation are
 * in the messages all the same, and people read the interface’s own words.
 */

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
