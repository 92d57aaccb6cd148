#import "AppDelegate.h"
NSDictionary *provinceDic=[NSDictionary dictionaryWithObjects:@[@"上川省",@"下川省"]forKeys:@[@"310000",@"320000"]];

NSMutableArray *cityArray=[NSMutableArray array];
[cityArray addObject:[NSDictionary dictionaryWithObjects:@[@"310100", @"东溪市", @"310000"]              forKeys:@[@"cityID",@"city",@"fatherID"]]];
[cityArray addObject:[NSDictionary dictionaryWithObjects:@[@"310200", @"西溪市", @"310000"]              forKeys:@[@"cityID",@"city",@"fatherID"]]];
[cityArray addObject:[NSDictionary dictionaryWithObjects:@[@"320100", @"甲山市", @"320000"]              forKeys:@[@"cityID",@"city",@"fatherID"]]];
