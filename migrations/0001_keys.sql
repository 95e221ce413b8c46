ALTER TABLE `chat` ADD `request_key` text;--> statement-breakpoint
ALTER TABLE `chat` ADD `request_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_request` ON `chat` (`table_id`,`request_key`) WHERE request_key is not null;--> statement-breakpoint
ALTER TABLE `seats` ADD `request_key` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `request_hash` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `request_hash` text;--> statement-breakpoint
-- Older releases took a key twice when many entries lay between. The first entry keeps it.
CREATE INDEX `actions_request_twice` ON `actions` (`table_id`,`request_key`) WHERE request_key is not null;--> statement-breakpoint
UPDATE `actions` SET `request_key` = NULL, `request_hash` = NULL WHERE `request_key` IS NOT NULL AND EXISTS (SELECT 1 FROM `actions` AS `earlier` WHERE `earlier`.`table_id` = `actions`.`table_id` AND `earlier`.`request_key` = `actions`.`request_key` AND `earlier`.`seq` < `actions`.`seq`);--> statement-breakpoint
DROP INDEX `actions_request_twice`;--> statement-breakpoint
CREATE UNIQUE INDEX `actions_request` ON `actions` (`table_id`,`request_key`) WHERE request_key is not null;